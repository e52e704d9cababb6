import type {ReactNode} from 'react';
import Demo from '@theme/Demo';

/*
 * The live pieces of the home page, written out as the compiler of pages writes a demo. Exactly
 * this form keeps them, and the libraries that they show, out of what is loaded first: `import()`
 * makes a chunk of each, and the bundler drops the branch of the constant `VITRINE_SERVER`. A
 * folder for each library: by the folder in `at` a demo gets the library's theme.
 */

const BARE = {bg: true, hideToolbar: true} as const;

/** Tickets for an evening at a museum, with Material UI. */
export function EveningTickets(): ReactNode {
  return (
    <Demo
      id="demo-evening-tickets"
      name="EveningTickets"
      file="demos/material-ui/EveningTickets.tsx"
      at="src/site/Home/demos/material-ui/EveningTickets.tsx"
      options={BARE}
      load={() => import('./demos/material-ui/EveningTickets')}
      server={VITRINE_SERVER ? () => require('./demos/material-ui/EveningTickets') : undefined}
    />
  );
}

/** The demo of the excerpt, the same file as beside the page on buttons. */
export function BasicButtons(): ReactNode {
  return (
    <Demo
      id="demo-basic-buttons"
      name="BasicButtons"
      file="demos/material-ui/BasicButtons.tsx"
      at="src/site/Home/demos/material-ui/BasicButtons.tsx"
      options={{hideToolbar: true}}
      load={() => import('./demos/material-ui/BasicButtons')}
      server={VITRINE_SERVER ? () => require('./demos/material-ui/BasicButtons') : undefined}
    />
  );
}

function VisitRating(): ReactNode {
  return (
    <Demo
      id="demo-visit-rating"
      name="VisitRating"
      file="demos/material-ui/VisitRating.tsx"
      at="src/site/Home/demos/material-ui/VisitRating.tsx"
      options={BARE}
      load={() => import('./demos/material-ui/VisitRating')}
      server={VITRINE_SERVER ? () => require('./demos/material-ui/VisitRating') : undefined}
    />
  );
}

function RoomVariants(): ReactNode {
  return (
    <Demo
      id="demo-room-variants"
      name="RoomVariants"
      file="demos/joy-ui/RoomVariants.tsx"
      at="src/site/Home/demos/joy-ui/RoomVariants.tsx"
      options={BARE}
      load={() => import('./demos/joy-ui/RoomVariants')}
      server={VITRINE_SERVER ? () => require('./demos/joy-ui/RoomVariants') : undefined}
    />
  );
}

function ShelfSpacing(): ReactNode {
  return (
    <Demo
      id="demo-shelf-spacing"
      name="ShelfSpacing"
      file="demos/system/ShelfSpacing.tsx"
      at="src/site/Home/demos/system/ShelfSpacing.tsx"
      options={BARE}
      load={() => import('./demos/system/ShelfSpacing')}
      server={VITRINE_SERVER ? () => require('./demos/system/ShelfSpacing') : undefined}
    />
  );
}

/** A live piece of each product that has components, by the product's id. */
export const PIECES: Readonly<Record<string, () => ReactNode>> = {
  'material-ui': VisitRating,
  'joy-ui': RoomVariants,
  system: ShelfSpacing,
};
