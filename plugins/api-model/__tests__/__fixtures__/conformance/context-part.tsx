import * as React from 'react';

interface ScopeContext extends React.Context<string> {
  Extend: React.FC<{value: string; children: React.ReactNode}>;
}

declare const Scope: ScopeContext;
export {Scope};
