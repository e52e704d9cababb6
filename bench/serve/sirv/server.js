/**
 * The baseline: sirv alone, in its fastest mode, which looks through the folder once. Its first
 * argument is that folder; it tells its port, and what it has cost when it is asked.
 */
import {createServer} from 'node:http';
import process from 'node:process';
import sirv from 'sirv';

const server = createServer(sirv(process.argv[2], {brotli: true, gzip: true, etag: true}));
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('message', () => process.send(process.cpuUsage()));
