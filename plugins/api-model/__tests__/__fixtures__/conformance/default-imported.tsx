import * as React from 'react';

import {WAIT} from './parts/constants';

export const Delay = ({wait = WAIT}: {wait?: number}) => <b>{wait}</b>;
