it('serves the page as soon as it is loaded', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  await import('../client');
  document.body.innerHTML =
    '<div data-code-block><pre>a</pre><button type="button" data-code-copy>Copy</button></div>';
  document.querySelector('pre')?.dispatchEvent(new Event('pointerover', {bubbles: true}));
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', {key: 'c', ctrlKey: true, bubbles: true}),
  );
  expect(writeText).toHaveBeenCalledWith('a');
});
