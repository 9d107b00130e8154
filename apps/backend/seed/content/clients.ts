import type { ContentEntry } from './entry'

const samples: [key: string, name: string, industry: string][] = [
  ['hotel-contoh-braga', 'Hotel Contoh Braga', 'hotel'],
  ['kopi-contoh-pagi', 'Kopi Contoh Pagi', 'restaurant'],
  ['mal-contoh-raya', 'Mal Contoh Raya', 'shopping-mall'],
  ['klinik-contoh-sehat', 'Klinik Contoh Sehat', 'hospitals-and-clinics'],
  ['gym-contoh-bugar', 'Gym Contoh Bugar', 'sports-facilities'],
  ['salon-contoh-ayu', 'Salon Contoh Ayu', 'salon-and-beauty'],
  ['bioskop-contoh-layar', 'Bioskop Contoh Layar', 'cinema'],
  ['balai-contoh-warga', 'Balai Contoh Warga', 'association-building'],
]

export const clients: ContentEntry[] = samples.map(([key, name, industry], index) => ({
  shared: { key, name, industry, sample: true, position: (index + 1) * 10 },
  id: {},
}))
