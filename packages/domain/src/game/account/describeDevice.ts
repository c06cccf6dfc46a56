export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'unknown';

/** A device in names that users know; null for what its user agent does not say. */
export interface Device {
  readonly kind: DeviceKind;
  readonly browser: string | null;
  readonly system: string | null;
}

/** Describes a device by the `User-Agent` of its browser. */
export function describeDevice(userAgent: string): Device {
  return { kind: kindOf(userAgent), browser: nameIn(userAgent, browsers), system: nameIn(userAgent, systems) };
}

type Names = readonly (readonly [pattern: RegExp, name: string])[];

// Browsers name their relatives too: Edge says Chrome, and Chrome says Safari. The first match counts.
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];

const systems: Names = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function nameIn(userAgent: string, names: Names): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}

function kindOf(userAgent: string): DeviceKind {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  if (/\biPhone\b/.test(userAgent)) return 'phone';
  return nameIn(userAgent, systems) === null ? 'unknown' : 'computer';
}
