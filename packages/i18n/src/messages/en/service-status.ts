import type { service_status as source } from '../id/service-status'

export const service_status: typeof source = {
  title: 'Service status',
  description:
    'Whether the service works right now, incidents and maintenance, and 90 days of check results.',

  overall: {
    good: 'Everything that we check works',
    failing: 'Some checks failed; we are finding out why',
    down: 'Part of the service does not work',
    maintenance: 'Maintenance is in progress',
    incident: 'We are working on an incident',
    unknown: 'The current state is unknown',
  },
  down_parts: 'Not working: {{parts}}.',
  affected: 'Affected: {{parts}}.',
  checked: 'Last check: {{time}}.',
  never_checked: 'Nothing has been checked yet.',
  copy: 'This is the state at that time. If it was more than five minutes ago, you are reading an old copy.',
  stale:
    'Our checks stopped more than five minutes ago. What follows is the last known state, not the current one.',
  unreachable:
    'Our central system does not respond, so the portal and payments may not work. What follows is the last known state.',
  music: 'Music at your venues keeps playing from the players themselves when our service has problems.',
  parts_title: 'By part',
  parts: {
    site: { name: 'Site', what: 'The home page of this site opens at its public address.' },
    portal: { name: 'Member portal', what: 'The sign-in page of the portal opens at its public address.' },
    player: {
      name: 'Connection of players',
      what: 'The gateway that serves the players is connected to the central system. The internet connection of your venue is not measured.',
    },
    payments: {
      name: 'Online payments',
      what: 'The payment provider answers our requests. Single banks and wallets are not measured.',
    },
    emails: {
      name: 'Emails and codes',
      what: 'Emails do not wait in our system for more than five minutes. When they reach your inbox is not measured.',
    },
    'usage-log': {
      name: 'Usage log',
      what: 'Plays that have arrived are in the usage log within an hour; we promise two hours.',
    },
  },
  states: {
    good: 'Working',
    failing: 'Checks failed',
    down: 'Not working',
    unmeasured: 'Not measured',
    unknown: 'Unknown',
  },
  since: 'since {{time}}',
  history: '{{percent}} of {{checks}} checks passed',
  history_days_one: 'on {{count}} measured day',
  history_days_other: 'on {{count}} measured days',
  no_history: 'No results yet. No result does not mean that it works.',
  chart:
    '{{good}} days without failures, {{some}} days with failures, {{bad}} days with many failures, {{none}} days without data.',
  oldest: '90 days ago',
  today: 'today',
  legend: {
    title: 'How to read this',
    good: 'Upright: no check failed',
    some: 'Tilted: some checks failed',
    bad: 'Lying: one in twenty or more failed',
    none: 'Dot: no data, which does not mean that it worked',
  },
  days: {
    title: 'Days with failures or without data ({{count}})',
    day: 'Day',
    failed: 'Failed',
    passed: 'Passed',
    missed: 'Not checked',
    minutes: '{{minutes}} min',
  },
  missed:
    'Every part is checked once a minute. Minutes that were “not checked” are those in which our own checks did not run, usually because the central system was stopped.',
  notes: {
    title: 'Incidents and maintenance',
    current: 'In progress',
    planned: 'Planned',
    past: 'Last 90 days',
    none: 'There are no notes of the last 90 days.',
    incident: 'Incident',
    maintenance: 'Maintenance',
    period: '{{from}} to {{until}}',
    from: 'From {{from}}',
  },
  note_states: {
    planned: 'Planned',
    investigating: 'Investigating',
    identified: 'Cause found',
    monitoring: 'Monitoring',
    resolved: 'Resolved',
  },
}
