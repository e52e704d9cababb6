import {createRef} from 'react';
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {createDemoStore} from '@theme/Demo/demoStore';
import EditButton from '../theme/DemoEditor/EditButton';
import DemoEditor from '../theme/DemoEditor';

jest.mock('../theme/DemoEditor/LiveEditor', () => ({
  __esModule: true,
  default: ({files, onClose}: {files: readonly {name: string}[]; onClose: () => void}) => (
    <button onClick={onClose}>{files.map(({name}) => name).join()}</button>
  ),
}));

it('is opened by its button, with the files of that moment, and closes itself', async () => {
  const store = createDemoStore();
  const figure = createRef<HTMLElement>();
  const readFiles = jest.fn(() => ({files: [{name: 'Basic.tsx', text: ''}], others: []}));
  render(
    <figure ref={figure}>
      <div data-demo-case="" />
      <EditButton name="Basic" store={store} />
      <DemoEditor name="Basic" packages={{kit: '1.0.0'}} {...{figure, readFiles, store}} />
    </figure>,
  );
  expect(readFiles).not.toHaveBeenCalled();
  const button = screen.getByRole('button', {name: 'Edit the code'});
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(await screen.findByText('Basic.tsx'));
  await waitFor(() => expect(screen.queryByText('Basic.tsx')).toBeNull());
  expect(store.get().editing).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(readFiles).toHaveBeenCalledTimes(1);
});
