import type { IndustryCopy } from '../copy'

export const cinema: IndustryCopy = {
  name: 'Cinema',
  tagline: 'A lively lobby before the film',
  search_terms:
    'movie theatre, film, multiplex, cineplex, drive-in, open-air cinema, auditorium, performance hall',
  seo: {
    title: 'Licensed music for cinemas',
    description:
      'Music for the lobby, the snack queue and the auditorium before the film, scheduled by showtime.',
  },
  intro: {
    title: 'The film begins in the lobby.',
    subtitle:
      'Licensed music for cinemas: an eager lobby, an auditorium that dims gently, warm corridors once the lights come up.',
    detail:
      'Lobby, snack counter and every auditorium run as zones. The music stops before the first trailer and returns as the audience leaves.',
    calculate: 'Price it for my cinema',
  },
  benefits: {
    title: 'Before curtain',
    cards: [
      ['rhythm', 'Anticipation in the lobby', 'It lifts towards showtime and then fades away slowly'],
      ['people', 'Suited to the film', 'Horror, family and action each get their own prelude'],
      ['zones', 'No bleed between screens', 'Every auditorium starts and stops at its own time'],
    ],
  },
  personalisation: {
    title: 'In step with your showtimes.',
    text: 'Enter the showtimes and the kind of film. The prelude is arranged up to the moment the lights go down, then falls silent.',
    points: ['Family films', 'Action', 'Horror', 'Indonesian cinema'],
    playlists: [
      ['11:00', 'Lobby opens', 'Cinematic pop, 95–110 bpm'],
      ['14:00', 'Family show', 'Cheerful orchestral, 100–120 bpm'],
      ['19:00', 'Main show', 'Cinematic electronic, 110–125 bpm'],
      ['23:00', 'After the film', 'Warm piano, 60–75 bpm'],
    ],
  },
  features: {
    title: 'For cinemas',
    text: 'Being on time is the whole secret.',
    cards: [
      ['schedule', 'In tune with showtimes', 'Auditorium music stops before the first trailer runs'],
      ['playlist', 'Curated by film genre', 'Ready preludes for every kind of film you show'],
      ['licence', 'A licence per screen', 'Every player carries a QR certificate of its own'],
    ],
  },
  closing: {
    title: 'Build the suspense at the door.',
    text: 'Start with the lobby, then add auditoriums one by one.',
  },
}
