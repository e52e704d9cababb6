import {fireEvent, render} from '@testing-library/react';
import ProductLogo from '..';
import ModeImages from '../ModeImages';

const sources = {light: '/img/kit.svg', dark: '/img/kit-dark.svg'};

describe('a product logo', () => {
  it('is there for both modes, and styles choose', () => {
    const {container} = render(<ProductLogo logo={sources} size={32} />);
    const images = [...container.querySelectorAll('img')];
    expect(images.map((image) => [image.className, image.getAttribute('src')])).toEqual([
      ['light', '/img/kit.svg'],
      ['dark', '/img/kit-dark.svg'],
    ]);
  });

  it('is decoration of a known size, fetched when it is seen', () => {
    const {container} = render(<ProductLogo logo={sources} size={32} />);
    for (const image of container.querySelectorAll('img')) {
      expect(image.getAttribute('alt')).toBe('');
      expect([image.width, image.height]).toEqual([32, 32]);
      expect(image.getAttribute('loading')).toBe('lazy');
    }
  });
});

it('tells of a picture that is not there', () => {
  const onError = jest.fn();
  const {container} = render(
    <ModeImages sources={sources} width={360} height={220} onError={onError} />,
  );
  fireEvent.error(container.querySelectorAll('img')[1] as HTMLImageElement);
  expect(onError).toHaveBeenCalledTimes(1);
});
