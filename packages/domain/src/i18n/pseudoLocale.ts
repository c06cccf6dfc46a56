/**
 * A pseudo-localized catalog: every sentence is accented, 30 percent longer and in brackets. It shows where longer words do not fit, and which
 * words are missing in the catalog. Abbreviations of up to three characters and placeholders (`{{round}}`) stay.
 */
export function pseudoCatalog<Node extends object>(catalog: Node): Node {
  const entries = Object.entries(catalog).map(([key, node]) => [key, pseudoNode(node)]);
  return Object.assign({}, catalog, Object.fromEntries(entries));
}

/** Pseudo-localizes one sentence: `Save team` becomes `[Šåvëë ťëëåm]`. */
export function pseudoSentence(sentence: string): string {
  if (sentence.length <= abbreviation) return sentence;
  const parts = sentence.split(/(\{\{\w+\}\})/);
  return `[${parts.map((part) => (part.startsWith('{{') ? part : stretchText(part))).join('')}]`;
}

const abbreviation = 3;
const growth = 0.3;

function pseudoNode(node: unknown): unknown {
  if (typeof node === 'string') return pseudoSentence(node);
  return typeof node === 'object' && node !== null ? pseudoCatalog(node) : node;
}

/** Accents every letter and doubles letters until the text is 30 percent longer. */
function stretchText(text: string): string {
  let owed = 0;
  return Array.from(text)
    .map((letter) => {
      owed += growth;
      const accented = accents[letter];
      if (accented === undefined || owed < 1) return accented ?? letter;
      owed -= 1;
      return accented + accented.toLowerCase();
    })
    .join('');
}

const plain = 'AaCcDdEeGgIiKkLlNnOoRrSsTtUuWwYyZz';
const marked = Array.from('ÅåÇçĎďÉëĞğÎïĶķĹĺÑñÖøŘřŠšŤťÛůŴŵÝýŽž');
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(plain, (letter, index) => [letter, marked[index] ?? letter]),
);
