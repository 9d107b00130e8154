import type * as id from '../id/usage'

export const usage: typeof id.usage = {
  reasons: {
    'not-played': 'this music was not played',
    'not-recorded': 'plays are missing',
    'wrong-time': 'the time or length is wrong',
    'wrong-credits': 'the title or composer is wrong',
    other: 'something else',
  },
  answered: {
    subject: 'Your dispute has been answered',
    heading: 'Our reply to your dispute',
    button: 'See disputes',
    note: 'Not satisfied with the answer? Open a new dispute from the usage report.',
  },
}
