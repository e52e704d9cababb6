import {hoistStyles} from '../theme/Demo/hoistStyles';

it('puts the styles first, in their order', () => {
  const [one, two] = ['a', 'b'].map(
    (name) => `<style data-emotion="css ${name}">.${name}{}</style>`,
  );
  expect(hoistStyles(`${one}<label>x</label>${two}<input/>`)).toBe(
    `${one}${two}<label>x</label><input/>`,
  );
});

it("leaves a demo's own style elements where they are", () => {
  const html = '<p>x</p><style>p{}</style>';
  expect(hoistStyles(html)).toBe(html);
});
