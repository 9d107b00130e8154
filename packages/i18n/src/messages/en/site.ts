import type * as id from '../id/site'

export const site: typeof id.site = {
  coming_soon: 'Coming soon',
  industry: {
    playlist_sample: 'Sample playlist',
    other_industries: 'Other industries',
  },
  questions: {
    title: 'Frequently asked questions',
    groups: {
      'licence-royalty': 'Licence and royalty',
      'packages-payment': 'Packages and payment',
      'player-zones': 'Player and zones',
      account: 'Account',
    },
    all: 'All questions',
    link: 'Link to this question',
  },
  testimonials: {
    sample: 'Sample',
    sample_heading: 'Sample testimonials',
    rate: 'Rated {{rate}} out of 5',
  },
  picture: {
    line: 'Licensed background music for business',
    industry: 'Licensed background music · {{name}}',
  },
  clients: { sample: 'Sample' },
  steps: { step: 'Step {{number}}:' },
  contents: 'Contents',
  version: 'Version {{date}}',
  register_redirect: 'Opening the member portal',
}

export const maintenance: typeof id.maintenance = {
  title: 'One moment, we are tuning.',
  text: 'The service is under maintenance. The portal and the site will be back shortly.',
  retry: 'This page retries automatically.',
}

export const consent: typeof id.consent = {
  title: 'Visit statistics',
  text: 'We would like to know which pages are useful. Without your consent, nothing is recorded.',
  accept: 'Accept',
  decline: 'Decline',
  more: 'Read the cookie page',
}

export const splash: typeof id.splash = { logo: '{{name}} logo', loading: 'Loading...' }

export const build: typeof id.build = {
  new_version: 'A new version is available.',
  reload: 'Reload',
}
