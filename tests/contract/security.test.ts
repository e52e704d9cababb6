import config from '../../docusaurus.config';
import {readText} from './tree';

const CONTACT = /https:\/\/github\.com\/[\w/-]+\/security\/advisories\/new/;

const security = readText('static/.well-known/security.txt');

it('names one way to report a hole, wherever it is looked for', () => {
  const [contact] = CONTACT.exec(security) ?? [];
  expect(contact).toBeDefined();
  expect(CONTACT.exec(readText('SECURITY.md'))?.[0]).toBe(contact);
});

it('has the fields that security.txt must have', () => {
  for (const field of ['Contact', 'Expires', 'Canonical']) {
    expect(security.match(new RegExp(`^${field}: \\S+$`, 'gm'))).toHaveLength(1);
  }
});

it('is on the host of the site', () => {
  expect(security).toContain(`Canonical: ${config.url}/.well-known/security.txt\n`);
});
