export const names = {
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
