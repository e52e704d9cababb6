import {useEffect, useRef, useState} from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const FOLDED = ['Engines', 'Diesel', 'Cooling'];

export default function JoyBreadcrumbsFolded() {
  const [folded, setFolded] = useState(true);
  const revealed = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!folded) revealed.current?.focus();
  }, [folded]);

  return (
    <Breadcrumbs aria-label="Place of this part">
      <Link href="#many-levels">Spare parts</Link>
      {folded ? (
        <Button
          size="sm"
          variant="soft"
          color="neutral"
          aria-label={`Show ${FOLDED.length} more levels`}
          onClick={() => setFolded(false)}
          sx={{minHeight: 24, px: 1}}
        >
          …
        </Button>
      ) : (
        FOLDED.map((level, index) => (
          <Link key={level} href="#many-levels" ref={index === 0 ? revealed : undefined}>
            {level}
          </Link>
        ))
      )}
      <Link href="#many-levels">Pumps</Link>
      <Typography aria-current="page">Impeller</Typography>
    </Breadcrumbs>
  );
}
