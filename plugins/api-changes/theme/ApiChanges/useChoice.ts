import {useHistory, useLocation} from '@docusaurus/router';
import {resolveChoice, type Choice} from '../../core';
import {useServed} from '../../../_shared/client/useServed';

/** The two versions that the address names, and how to name others. */
export function useChoice(versions: readonly string[]): {
  choice: Choice;
  choose: (choice: Choice) => void;
} {
  const history = useHistory();
  const location = useLocation();
  // What was served knows no search: the first render must be the same.
  const isServed = useServed();
  return {
    choice: resolveChoice(versions, isServed ? '' : location.search),
    choose: ({from, to}) => {
      const search = `?${new URLSearchParams({from, to}).toString()}`;
      history.replace({...location, search});
    },
  };
}
