import {fireEvent, render, screen} from '@testing-library/react';
import type {IndexedPage} from '../../../../plugins/page-index/client';
import ComponentCards from '..';
import {picturesOf} from '../pictures';

const page = (title: string, path: string): IndexedPage => ({
  path,
  title,
  product: 'ui',
  description: `What ${title} is for.`,
  kind: 'component',
});

const components = [page('Button', '/ui/react-button/'), page('Alert', '/ui/react-alert/')];

describe('the cards', () => {
  it('stand in the given order, each with its name, its sentence and one link', () => {
    render(<ComponentCards components={components} />);
    const cards = screen.getAllByRole('listitem');
    expect(cards.map(({textContent}) => textContent)).toEqual([
      'ButtonWhat Button is for.',
      'AlertWhat Alert is for.',
    ]);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/ui/react-button/',
      '/ui/react-alert/',
    ]);
    expect(links[0]?.textContent).toBe('Button');
  });

  it('have names alone where they are brief', () => {
    render(<ComponentCards components={components} brief />);
    const cards = screen.getAllByRole('listitem');
    expect(cards.map(({textContent}) => textContent)).toEqual(['Button', 'Alert']);
  });

  it('take their pictures from the address, light and dark', () => {
    const {container} = render(<ComponentCards components={components} />);
    const images = [...container.querySelectorAll('img')];
    expect(images.slice(0, 2).map((image) => image.getAttribute('src'))).toEqual([
      '/img/demos/ui/react-button-light.svg',
      '/img/demos/ui/react-button-dark.svg',
    ]);
  });

  it('leave out a picture that was never made, and keep the rest', () => {
    const {container} = render(<ComponentCards components={components} />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelectorAll('img')).toHaveLength(2);
    expect(container.querySelectorAll('.picture')).toHaveLength(1);
    expect(screen.getByRole('link', {name: 'Button'})).not.toBeNull();
  });
});

it.each(['/ui/react-button/', '/ui/react-button'])('finds the pictures of %s', (path) => {
  expect(picturesOf(path)).toEqual({
    light: '/img/demos/ui/react-button-light.svg',
    dark: '/img/demos/ui/react-button-dark.svg',
  });
});
