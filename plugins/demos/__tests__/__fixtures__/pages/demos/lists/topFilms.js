const films = [{ title: 'A film', year: 1994 }];

export default films;
