import { aPool } from '@rugby/mocks/builders/pool';
import { useState, type CSSProperties } from 'react';

const players = aPool(600).map(({ id, firstName, lastName, cost, stats }) => ({
  id,
  text: `${firstName} ${lastName} ${cost} ${stats.totalPoints}`,
}));
const height = 64;
const inSight = 12;

/** The floor: the same players as rows of text. Renders only the visible rows, and searches by any part of the name. */
export function PlainList() {
  const [search, setSearch] = useState('');
  const [top, setTop] = useState(0);
  const found = players.filter(({ text }) => text.toLowerCase().includes(search.toLowerCase()));
  const first = Math.floor(top / height);
  return (
    <>
      <input type="search" aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <div style={frame} onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
        <div style={{ height: found.length * height }}>
          {found.slice(first, first + inSight).map(({ id, text }, index) => (
            <div key={id} style={{ position: 'absolute', top: (first + index) * height }}>
              {text}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

const frame: CSSProperties = { position: 'relative', height: inSight * height, overflow: 'auto' };
