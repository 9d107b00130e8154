import type { IndustryCopy } from '../copy'

export const salonAndBeauty: IndustryCopy = {
  name: 'Salon and beauty clinic',
  tagline: 'Calm from the very first chair',
  search_terms:
    'hair salon, barbershop, barber, spa, massage, reflexology, beauty clinic, nail art, facial, skincare',
  seo: {
    title: 'Licensed music for salons and beauty clinics',
    description: 'Soothing in the treatment room, fresh by the mirrors: music set room by room.',
  },
  intro: {
    title: 'Treatment begins when the shoulders drop.',
    subtitle:
      'Licensed music for salons, spas and beauty clinics: fresh in front of the mirror, hushed in the treatment room.',
    detail:
      'Hair, nails and treatment rooms can each have their own mood. Therapists turn the volume down from a phone without leaving their guest.',
    calculate: 'Price it for my salon',
  },
  benefits: {
    title: 'Unhurried time',
    cards: [
      ['calm', 'At ease once seated', 'Gentle tones help guests let go of a full day'],
      ['zones', 'Fresh outside, hushed inside', 'The hair floor and treatment rooms play their own music'],
      ['people', 'Nobody watches the clock', 'Long playlists that never repeat during a treatment'],
    ],
  },
  personalisation: {
    title: 'One appointment, four moods.',
    text: 'Tell us your services and how long guests usually stay. The music is arranged for the length of a treatment, not of a song.',
    points: ['Hair salon', 'Barbershop', 'Spa and massage', 'Beauty clinic'],
    playlists: [
      ['09:00', 'Welcome', 'Acoustic pop, 80–95 bpm'],
      ['11:00', 'The hair chair', 'Light R&B, 95–108 bpm'],
      ['14:00', 'Treatment room', 'Piano and nature, 50–65 bpm'],
      ['17:00', 'Finishing touch', 'Modern soul, 90–100 bpm'],
    ],
  },
  features: {
    title: 'For salons',
    text: 'Your hands are busy; the music still behaves.',
    cards: [
      ['remote', 'Change it on the spot', 'Therapists just scan the QR at the treatment table'],
      ['playlist', 'Curated without adverts', 'Choices for spa, barbershop and clinic, ready to play'],
      ['licence', 'A certificate at reception', 'The QR licence looks neat and is quickly checked'],
    ],
  },
  closing: {
    title: 'Send guests home breathing slower.',
    text: 'One room is one zone. Add treatment rooms as your diary fills up.',
  },
}
