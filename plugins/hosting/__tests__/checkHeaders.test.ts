import {headerFaults} from '../core/checkHeaders';

describe('headerFaults', () => {
  it.each([
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
    ['x-robots-tag', 'noindex'],
    ['Permissions-Policy', 'geolocation=(self "https://a.example")'],
    ['Report-To', '{"group":"a"}'],
  ])('finds none with %s: %s', (name, value) => {
    expect(headerFaults({[name]: value})).toEqual([]);
  });

  it('names a header that is made elsewhere, in any case', () => {
    const faults = headerFaults({
      'content-security-policy': "default-src 'none'",
      'Cache-Control': 'no-store',
      ETag: '"1"',
    });
    expect(faults).toMatchInlineSnapshot(`
      [
        {
          "fix": "add what it lacks by the option "sources"",
          "what": "cannot be set",
          "where": "plugin hosting, option headers.content-security-policy",
        },
        {
          "fix": "remove it: hashed files are kept, all others asked for again",
          "what": "cannot be set",
          "where": "plugin hosting, option headers.Cache-Control",
        },
        {
          "fix": "remove it: it is different for each file, and the server knows it",
          "what": "cannot be set",
          "where": "plugin hosting, option headers.ETag",
        },
      ]
    `);
  });

  it.each(['', 'X Own', 'X-Own:', '9x', 'X-Größe'])('refuses the name %j', (name) => {
    expect(headerFaults({[name]: 'a'})).toEqual([
      {
        where: `plugin hosting, option headers.${name}`,
        what: 'is no name of a header',
        fix: 'write letters, digits and hyphens',
      },
    ]);
  });

  it.each(['', ' a', 'a ', 'a\nX-More: b', 'a\r', 'größe', '$host', 'a\\b'])(
    'refuses the value %j',
    (value) => {
      expect(headerFaults({'X-Own': value})).toEqual([
        {
          where: 'plugin hosting, option headers.X-Own',
          what: `got ${JSON.stringify(value)}`,
          fix: 'write one line of ASCII, without $ and backslashes, and no spaces around it',
        },
      ]);
    },
  );
});
