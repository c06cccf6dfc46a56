/** The time zone of a venue by its name in the fixtures; undefined for an unknown venue. [G-064, B7] */
export function venueZone(venueName: string): string | undefined {
  return zones.get(venueName);
}

const venues: Readonly<Record<string, readonly string[]>> = {
  'Pacific/Auckland': [
    'Apollo Projects Stadium',
    'Eden Park',
    'FMG Stadium Waikato',
    'Forsyth Barr Stadium',
    'Hnry Stadium',
    'McLean Park',
    'Navigation Homes Stadium',
    'North Harbour Stadium',
    'One NZ Stadium',
    'Rotorua International Stadium',
  ],
  'Australia/Sydney': ['Allianz Stadium', 'GIO Stadium'],
  'Australia/Brisbane': ['Suncorp Stadium', 'Queensland Country Bank Stadium'],
  'Australia/Perth': ['HBF Park', 'HIF Health Insurance Oval', 'Optus Stadium'],
  'Pacific/Fiji': ['Churchill Park', 'Four R Stadium', 'HFC Bank Stadium'],
  'Africa/Johannesburg': ['DHL Stadium', 'Ellis Park', 'Hollywoodbets Kings Park'],
  'America/Argentina/Buenos_Aires': ['Estadio José Amalfitani', 'Estadio Mario Alberto Kempes'],
};

const zones: ReadonlyMap<string, string> = new Map(
  Object.entries(venues).flatMap(([zone, names]) => names.map((name) => [name, zone] as const)),
);
