import { editions } from '@rugby/domain/editions';
import { localTime } from '@rugby/domain/game/season/localTime';
import { aFixture, squadsOf } from '@rugby/mocks/builders/season';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deviceZone } from '../../site/deviceZone.ts';
import { fixtureContent } from './fixtureContent.ts';

const played = { status: 'complete', homeScore: 31, awayScore: 24 } as const;

describe('a fixture of the widget', () => {
  it('has its kick-off, both squads and both scores [G-055, G-056, G-057]', () => {
    expect(fixtureContent(aFixture({ id: 71, ...played }), editions.srp, 'venue')).toMatchObject({
      id: 71,
      date: '27/03/2026',
      time: '19:05',
      home: { name: 'Highlanders', abbreviation: 'HIGH' },
      away: { name: 'Crusaders', abbreviation: 'CRUS' },
      ...played,
    });
  });

  it('is at the time of the device, wherever that is [G-055]', async () => {
    // The files after this one share its modules: they would read the zone of Perth.
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    vi.stubEnv('TZ', 'Australia/Perth');
    vi.resetModules();
    const there = await import('./fixtureContent.ts');
    expect(there.fixtureContent(aFixture(), editions.srp, 'device')).toMatchObject({ date: '27/03/2026', time: '14:05' });
  });

  it('has the zone of its venue where the times are those of the venues [G-064]', () => {
    const atVenue = aFixture({ venueName: 'HBF Park' });
    expect(fixtureContent(atVenue, editions.srp, 'venue')).toMatchObject({ time: '14:05', zone: 'AWST' });
    const onDevice = fixtureContent(atVenue, editions.srp, 'device');
    expect(onDevice).toMatchObject({ time: localTime(atVenue.date, deviceZone).time });
    expect(onDevice).not.toHaveProperty('zone');
  });

  it('has the flags of both countries in the championship [G-056]', () => {
    const { flags } = editions.trc;
    const content = fixtureContent(aFixture({}, squadsOf(editions.trc)), editions.trc, 'device');
    expect([content.home.flag, content.away.flag]).toEqual([flags['ARG'], flags['AUS']]);
    expect(content.home.flag).toBeDefined();
  });
});
