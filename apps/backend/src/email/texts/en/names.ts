import type { names as indonesian } from '../id/names'

export const names: typeof indonesian = {
  somebody: 'Somebody',
  anOrganisation: 'an organisation',
  aZone: 'a zone',
  titles: { male: 'Mr', female: 'Ms' },
  access: {
    all: 'Access: all business units.',
    some: units => `Access: ${units}.`,
    count: count => `${count} business ${count === 1 ? 'unit' : 'units'}`,
    others: count => `${count} other business ${count === 1 ? 'unit' : 'units'}`,
  },
}
