import { describe, expect, it } from 'vitest';
import { editions } from '../editions.ts';
import { findHelp } from './findHelp.ts';
import { helpAddress, helpPath } from './helpPath.ts';
import { type HelpContent, helpSections, isContactUs } from './helpSections.ts';

describe('an address of the help centre', () => {
  it.each([
    ['Game Guidelines', 'game-guidelines'],
    ['FAQs', 'faqs'],
    ['T&C', 't&c'],
    ['Á propos du  Māori', 'a-propos-du-maori'],
  ])('is the name in lower case, without accents, with hyphens for spaces: %s [A-138]', (name, path) => {
    expect(helpPath(name)).toBe(path);
  });
  it('encodes the ampersand and has the path of the edition [A-141, A-136]', () => {
    expect(helpAddress(editions.srp, 't&c')).toBe('/help/t%26c');
    expect(helpAddress(editions.trc, 'rules', 'scoring')).toBe('/rugby-championship/help/rules/scoring');
  });
});

describe('the section to contact us', () => {
  it.each([
    [['contact_us'], 'Write a line', true],
    [[], 'How to CONTACT US', true],
    [[], 'Contact', false],
    [['contact'], 'Support', false],
  ])('is known by the label contact_us or by its title: %j, %s [A-140]', (label_names, title, expected) => {
    expect(isContactUs({ label_names, title })).toBe(expected);
  });
});

const content: HelpContent = {
  categories: [
    { id: 1, name: 'Club', position: 1, label_names: ['srp_fantasy'] },
    { id: 2, name: 'Country', position: 2, label_names: ['trc_fantasy'] },
  ],
  sections: [
    { id: 10, category_id: 1, name: 'FAQs', title: 'Questions', position: 2, label_names: [] },
    { id: 11, category_id: 1, name: 'Game guidelines', title: 'Game guidelines', position: 1, label_names: ['rules'] },
    { id: 13, category_id: 1, name: 'Nothing yet', title: 'Nothing yet', position: 3, label_names: [] },
    { id: 14, category_id: 1, name: 'Contact us', title: 'Contact us', position: 4, label_names: [] },
    { id: 21, category_id: 2, name: 'Rules', title: 'Rules', position: 1, label_names: [] },
  ],
  articles: [
    { id: 2, section_id: 11, name: 'Scoring', title: 'Scoring', body: '<p>B</p>', position: 2, label_names: [] },
    { id: 5, section_id: 11, name: 'How to play', title: 'How to play', body: '<p>A</p>', position: 1, label_names: [] },
    { id: 3, section_id: 10, name: 'Start', title: 'Start', body: '<p>C</p>', position: 1, label_names: [] },
    { id: 4, section_id: 21, name: 'Rules', title: 'Rules', body: '<p>D</p>', position: 1, label_names: [] },
  ],
};

describe('the sections of an edition', () => {
  it('are those of its category with their articles, in order, without empty ones [A-212]', () => {
    expect(helpSections(content, editions.srp).map(({ path, articles }) => [path, articles.map(({ path: own }) => own)])).toEqual(
      [
        ['game-guidelines', ['how-to-play', 'scoring']],
        ['faqs', ['start']],
        ['contact-us', []],
      ],
    );
    expect(helpSections(content, editions.trc).map(({ path }) => path)).toEqual(['rules']);
  });
  it('are all of them where no category names an edition [A-212]', () => {
    const unlabelled = { ...content, categories: [{ id: 1, name: 'Help', position: 1, label_names: [] }] };
    expect(helpSections(unlabelled, editions.trc).map(({ path }) => path)).toEqual(['game-guidelines', 'faqs', 'contact-us']);
  });
});

describe('what an address shows', () => {
  const sections = helpSections(content, editions.srp);
  it('without a section moves to the first one [A-137]', () => {
    expect(findHelp(sections, [])).toEqual({ kind: 'moved', to: ['game-guidelines'] });
    expect(findHelp([], [])).toEqual({ kind: 'unknown' });
  });
  it('is the section of the path, with its first article unless the path names one [A-139]', () => {
    expect(findHelp(sections, ['game-guidelines'])).toMatchObject({ kind: 'shown', section: { id: 11 }, article: { id: 5 } });
    expect(findHelp(sections, ['game-guidelines', 'scoring'])).toMatchObject({ section: { id: 11 }, article: { id: 2 } });
    expect(findHelp(sections, ['contact-us'])).toMatchObject({ kind: 'shown', section: { id: 14 }, article: undefined });
  });
  it('moves from the path of the other edition to its own [A-142]', () => {
    expect(findHelp(sections, ['rules', 'scoring'])).toEqual({ kind: 'moved', to: ['game-guidelines', 'scoring'] });
    expect(findHelp(sections, ['rules', 'nothing'])).toEqual({ kind: 'moved', to: ['game-guidelines'] });
  });
  it.each([[['nothing']], [['faqs', 'nothing']], [['faqs', 'start', 'more']]])('is nothing at %j', (path) => {
    expect(findHelp(sections, path)).toEqual({ kind: 'unknown' });
  });
});
