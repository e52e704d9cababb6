import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {parseDescription, type Block, type InlineToken} from '../../core/view/inline';

/** Text of a documentation comment, Markdown in small: paragraphs, lists, fences, code, links. */
export default function Description({text}: {readonly text: string}): ReactNode {
  // Blocks have no identity but their place, and never change it.
  return parseDescription(text).map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({block}: {readonly block: Block}): ReactNode {
  if (block.type === 'code') return <CodeBlock>{block.text}</CodeBlock>;
  if (block.type === 'paragraph') return <p>{inline(block.tokens)}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{inline(item)}</li>
      ))}
    </ul>
  );
}

function inline(tokens: readonly InlineToken[]): ReactNode {
  return tokens.map((token, index) => <Token key={index} token={token} />);
}

function Token({token}: {readonly token: InlineToken}): ReactNode {
  switch (token.type) {
    case 'code':
      return <code>{token.text}</code>;
    case 'strong':
      return <strong>{token.text}</strong>;
    case 'em':
      return <em>{token.text}</em>;
    case 'link':
      return <a href={token.href}>{inline(token.text)}</a>;
    default:
      return token.text;
  }
}
