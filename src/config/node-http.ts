/** What we use of `node:http`. Importing that reads all of its members, among them those that load fetch and WebSocket. */
export const { createServer, IncomingMessage, ServerResponse, STATUS_CODES } = process.getBuiltinModule('node:http');
