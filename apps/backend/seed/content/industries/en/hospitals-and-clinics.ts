import type { IndustryCopy } from '../copy'

export const hospitalsAndClinics: IndustryCopy = {
  name: 'Hospital and clinic',
  tagline: 'A gentle volume in every waiting room',
  search_terms:
    'doctor, medical centre, dentist, pharmacy, laboratory, physiotherapy, maternity, veterinary clinic, health centre',
  seo: {
    title: 'Licensed music for hospitals and clinics',
    description:
      'Music that calms waiting rooms, physiotherapy and family areas at a gentle volume, set by room.',
  },
  intro: {
    title: 'Calm is part of the care.',
    subtitle:
      'Licensed music for hospitals and clinics: soft in the waiting room, silent where silence is needed.',
    detail:
      'Registration, waiting rooms and physiotherapy keep their own volume and hours. The nurse on duty can pause a ward at any moment.',
    calculate: 'Price it for my clinic',
  },
  benefits: {
    title: 'Restful rooms',
    cards: [
      ['calm', 'Lighter nerves', 'Slow tones keep waiting patients and their families company'],
      ['zones', 'Silence where it matters', 'Wards stay quiet while the lobby stays friendly'],
      ['filter', 'Fit for everyone', 'No harsh lyrics, and no surprises at midnight'],
    ],
  },
  personalisation: {
    title: 'Gentle by day, gentler by night.',
    text: 'Set your consulting, visiting and resting hours. The playlists follow, and nobody has to remember.',
    points: ['Hospital', 'General clinic', 'Dentist', 'Physiotherapy'],
    playlists: [
      ['07:00', 'Registration', 'Soft guitar, 65–80 bpm'],
      ['10:00', 'Waiting room', 'Piano and strings, 60–75 bpm'],
      ['14:00', 'Physiotherapy', 'Light acoustic, 85–100 bpm'],
      ['20:00', 'Resting hours', 'Slow ambient, 50–60 bpm'],
    ],
  },
  features: {
    title: 'For clinics',
    text: 'Care comes first; the music adapts.',
    cards: [
      ['schedule', 'Quiet hours kept', 'A gentle playlist starts by itself when resting hours begin'],
      ['remote', 'Nurses can pause it', 'One QR scan from the phone of whoever is on duty'],
      ['report', 'Orderly records', 'Playback data of each room, stored and ready for review'],
    ],
  },
  closing: {
    title: 'Keep those who wait good company.',
    text: 'Start with one waiting room. Other departments and floors can follow.',
  },
}
