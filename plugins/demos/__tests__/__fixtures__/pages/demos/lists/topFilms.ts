export interface Film {
  title: string;
  year: number;
}

const films: readonly Film[] = [{ title: 'A film', year: 1994 }];

export default films;
