jest.mock('@docusaurus/ExecutionEnvironment', () => ({canUseDOM: true}), {virtual: true});

it('fetches what is pointed at, and nothing that is only seen', () => {
  jest.requireActual('../client');
  const prefetch = jest.fn();
  const preload = jest.fn();
  const page = window as unknown as {docusaurus: {prefetch: jest.Mock; preload: jest.Mock}};
  page.docusaurus = Object.freeze({prefetch, preload});
  page.docusaurus.prefetch('/a/');
  page.docusaurus.preload('/a/');
  expect(prefetch).not.toHaveBeenCalled();
  expect(preload).toHaveBeenCalledWith('/a/');
});
