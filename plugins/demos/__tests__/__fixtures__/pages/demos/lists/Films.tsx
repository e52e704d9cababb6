import * as React from 'react';
import films, { Film } from './topFilms';

interface RowProps {
  film: Film;
}

function Row(props: RowProps) {
  const { film } = props;

  return <li>{film.title}</li>;
}

export default function Films() {
  return (
    <ul>
      {films.map((film: Film) => (
        <Row key={film.title} film={film} />
      ))}
    </ul>
  );
}
