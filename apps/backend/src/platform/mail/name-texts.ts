const id = {
  somebody: 'Seseorang',
  anOrganisation: 'sebuah organisasi',
  aZone: 'sebuah zona',
  titles: { male: 'Bapak', female: 'Ibu' },
  access: {
    all: 'Akses: semua unit bisnis.',
    some: (units: string) => `Akses: ${units}.`,
    count: (count: number) => `${count} unit bisnis`,
    others: (count: number) => `${count} unit bisnis lainnya`,
  },
}

const en: typeof id = {
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

export const emailTexts = { id, en }
