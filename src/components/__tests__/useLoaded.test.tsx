import {act, renderHook, waitFor} from '@testing-library/react';
import {useLoaded} from '../useLoaded';

const onFailure = jest.fn();

function renderLoaded(load: () => Promise<{default: string}>, isWanted = false) {
  return renderHook((props: {isWanted: boolean}) => useLoaded(load, props.isWanted, onFailure), {
    initialProps: {isWanted},
  });
}

it('loads nothing before it is wanted, and nothing twice', async () => {
  const load = jest.fn(() => Promise.resolve({default: 'part'}));
  const {result, rerender} = renderLoaded(load);
  expect(load).not.toHaveBeenCalled();
  rerender({isWanted: true});
  await waitFor(() => expect(result.current?.default).toBe('part'));
  rerender({isWanted: false});
  rerender({isWanted: true});
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current?.default).toBe('part');
});

it('tells of a failure, and tries anew when it is wanted again', async () => {
  const load = jest
    .fn<Promise<{default: string}>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({default: 'part'});
  const {result, rerender} = renderLoaded(load, true);
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(result.current).toBeUndefined();
  rerender({isWanted: false});
  rerender({isWanted: true});
  await waitFor(() => expect(result.current?.default).toBe('part'));
});

it('keeps quiet once nobody waits any more', async () => {
  let fail: (reason: Error) => void = () => {};
  const load = () => new Promise<{default: string}>((_resolve, reject) => (fail = reject));
  const {unmount} = renderLoaded(load, true);
  unmount();
  await act(async () => fail(new Error('offline')));
  expect(onFailure).not.toHaveBeenCalled();
});
