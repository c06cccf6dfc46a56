import { createServer } from 'node:http';

// Answers every request with the text of the first argument, as JSON: nothing that Node serves is cheaper. Prints its address.
const [text = ''] = process.argv.slice(2);
const body = Buffer.from(text);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
const server = createServer((_, answer) => answer.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.stdout.write(`Ready: http://127.0.0.1:${address.port}\n`);
});
