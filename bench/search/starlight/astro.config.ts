import starlight from '@astrojs/starlight';

/** Starlight as its template has it. */
export default {
  telemetry: false,
  integrations: [starlight({title: 'Starlight'})],
};
