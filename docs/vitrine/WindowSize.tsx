import {useEffect, useState} from 'react';

const measure = () => `${window.innerWidth} × ${window.innerHeight}`;

export default function WindowSize() {
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const follow = () => setSize(measure());
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return <output>{size} pixels</output>;
}
