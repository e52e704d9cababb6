import * as React from 'react';

export * as Dialog from './parts/dialog';
