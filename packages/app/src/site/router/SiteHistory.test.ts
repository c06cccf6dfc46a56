import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteHistory } from './SiteHistory.ts';

function openHistory() {
  const history = new SiteHistory(createMemoryHistory({ initialEntries: ['/', '/my-team', '/rules'], initialIndex: 1 }));
  history.listen();
  return history;
}

it('follows links, Back and Forward', () => {
  const history = openHistory();
  history.push('/what-if?round=3');
  expect(history.location).toMatchObject({ pathname: '/what-if', search: '?round=3' });
  history.go(-1);
  expect(history.location.pathname).toBe('/my-team');
  history.go(1);
  expect(history.location.pathname).toBe('/what-if');
});

it.each([
  ['a link', (history: SiteHistory) => history.push('/rules', { from: 'test' }), '/rules'],
  ['a redirect', (history: SiteHistory) => history.replace('/rules'), '/rules'],
  ['Back', (history: SiteHistory) => history.go(-1), '/'],
  ['Forward', (history: SiteHistory) => history.go(1), '/rules'],
])('%s waits while the history is blocked, and continues when it may [G-231]', (_, leave, target) => {
  const history = openHistory();
  history.block(() => true);
  leave(history);
  expect(history.isAsking).toBe(true);
  expect(history.location.pathname).toBe('/my-team');

  history.stay();
  expect(history.isAsking).toBe(false);
  expect(history.location.pathname).toBe('/my-team');

  leave(history);
  history.proceed();
  expect(history.isAsking).toBe(false);
  expect(history.location.pathname).toBe(target);
});

it('a navigation that went on does not let the next one through', () => {
  const history = openHistory();
  history.block(() => true);
  history.go(-1);
  history.proceed();
  history.push('/rules');
  expect(history.isAsking).toBe(true);
  expect(history.location.pathname).toBe('/');
});

it('asks nothing when what blocked it is gone or answers no', () => {
  const history = openHistory();
  const unblock = history.block(() => true);
  history.push('/rules');
  unblock();
  expect(history.isAsking).toBe(false);
  history.push('/rules');
  expect(history.location.pathname).toBe('/rules');
  history.block(() => false);
  history.go(-1);
  expect(history.location.pathname).toBe('/my-team');
});
