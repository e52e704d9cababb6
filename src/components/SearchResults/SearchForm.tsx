import {useId} from 'react';
import type {FormEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {clickData} from '../../../plugins/_shared/client';
import type {Scope} from '../../../plugins/local-search/client';
import {useProducts} from '../../../plugins/product-identity/client';
import {resultsAddress} from '../Search/address';
import {FIELD_TEXTS} from '../Search/fieldTexts';
import {TEXTS} from '../Search/texts';
import styles from './styles.module.css';

interface Props {
  query: string;
  scope: Scope;
}

/** What is looked for, and where. Without scripts it comes back to the list of all pages. */
export default function SearchForm({query, scope}: Props): ReactNode {
  const field = useId();
  const history = useHistory();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const product = text('product');
    const chosen = product === 'all' ? 'all' : {product, version: versionOf(product, scope)};
    history.push(resultsAddress(text('q'), chosen));
  };
  return (
    <form role="search" action={resultsAddress()} className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor={field}>
        <Translate id="vitrine.search.for" description="Label of the field on the page of results">
          Search for
        </Translate>
      </label>
      <input
        id={field}
        type="search"
        name="q"
        className={styles.input}
        defaultValue={query}
        placeholder={FIELD_TEXTS.hint}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        {...clickData('search', 'find')}
      />
      <ProductMenu scope={scope} />
      <button type="submit" className={styles.submit} {...clickData('search', 'submit')}>
        {FIELD_TEXTS.search}
      </button>
    </form>
  );
}

/** Of the product that is searched now, the version that is. */
function versionOf(product: string, scope: Scope): string {
  return scope !== 'all' && scope.product === product ? scope.version : 'current';
}

function ProductMenu({scope}: {scope: Scope}): ReactNode {
  const menu = useId();
  return (
    <>
      <label className={styles.label} htmlFor={menu}>
        <Translate id="vitrine.search.in" description="Label of the menu of products to search in">
          In
        </Translate>
      </label>
      <select
        id={menu}
        name="product"
        className={styles.select}
        defaultValue={scope === 'all' ? 'all' : scope.product}
        {...clickData('search', 'product')}
      >
        <option value="all">{TEXTS.all}</option>
        {useProducts().map(({id, name}) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
