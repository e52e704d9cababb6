import {staticSources} from '../core/staticSources';

describe('staticSources', () => {
  it('gives each file its address below the base URL', () => {
    expect(staticSources('static', ['a.html', 'img/b c.png'], '/base/')).toEqual([
      {pathname: '/base/a.html', source: 'static/a.html'},
      {pathname: '/base/img/b c.png', source: 'static/img/b c.png'},
    ]);
  });

  it("takes a percent sign in a file's name for itself", () => {
    expect(staticSources('static/', ['a%20b.txt'], '/')).toEqual([
      {pathname: '/a%2520b.txt', source: 'static/a%20b.txt'},
    ]);
  });
});
