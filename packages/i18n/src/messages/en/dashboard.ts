import type * as id from '../id/dashboard'

export const dashboard: typeof id.dashboard = {
  title: 'Dashboard',
  welcome: 'Welcome, {{name}}.',
  greeting: {
    morning: 'Good morning, {{name}}.',
    noon: 'Good afternoon, {{name}}.',
    afternoon: 'Good afternoon, {{name}}.',
    evening: 'Good evening, {{name}}.',
  },
  steps_left_one: '{{count}} step left before the first music plays.',
  steps_left_other: '{{count}} steps left before the first music plays.',
  figures: {
    active_units: 'Active business units',
    zones: 'Zones in packages',
    waiting_orders: 'Orders awaiting payment',
    next_expiry: 'Next to expire',
  },
  units: 'Business units',
  orders: 'Latest orders',
  start: {
    title: 'Start here',
    verify: 'Verify the account',
    verify_done: 'The email {{email}} is verified',
    register: 'Complete the registration',
    register_text: 'Have your NPWP (PDF, JPEG or PNG) and the address of the location ready',
    register_next: 'Next step: {{step}}.',
    register_continue: 'Continue the registration',
    pay: 'Pay the first order',
    pay_locked: 'Opens once the order is confirmed',
    done: 'Done',
    locked: 'Not open yet',
  },
  help: {
    title: 'Need help?',
    text: 'Our team helps to prepare documents and to count zones.',
  },
}
