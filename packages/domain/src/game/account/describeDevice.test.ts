import { describe, expect, it } from 'vitest';
import { describeDevice } from './describeDevice.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device is described by its user agent', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'computer', 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'computer', 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer', 'Firefox', 'Linux'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.0 Safari/605`, 'computer', 'Safari', 'macOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E Safari/604.1', 'phone', 'Safari', 'iPhone'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0 Mobile Safari/537.36`, 'phone', 'Chrome', 'Android'],
    [`Mozilla/5.0 (Linux; Android 15; SM-X910) ${webkit} Chrome/140.0 Safari/537.36`, 'tablet', 'Chrome', 'Android'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E Safari/604.1', 'tablet', 'Safari', 'iPad'],
    ['Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', 'tablet', 'Firefox', 'Android'],
    ['lightMyRequest', 'unknown', null, null],
    ['', 'unknown', null, null],
  ])('%s', (userAgent, kind, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ kind, browser, system });
  });
});
