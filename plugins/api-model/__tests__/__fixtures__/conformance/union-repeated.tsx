interface Methods {
  press(event: Event): void;
}

interface RowProps<Id> {
  onExpand?: Methods['press'] | ((event: Event) => void);
  onMove?: ({from, to}: {from: Id; to: Id}) => void;
}

export const Row = ({onExpand, onMove}: RowProps<number>) => (
  <i data-set={Boolean(onExpand ?? onMove)} />
);
