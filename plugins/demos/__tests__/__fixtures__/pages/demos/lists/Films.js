import * as React from 'react';
import PropTypes from 'prop-types';
import films from './topFilms';

function Row(props) {
  const { film } = props;

  return <li>{film.title}</li>;
}

Row.propTypes = {
  film: PropTypes.object.isRequired,
};

export default function Films() {
  return (
    <ul>
      {films.map((film) => (
        <Row key={film.title} film={film} />
      ))}
    </ul>
  );
}
