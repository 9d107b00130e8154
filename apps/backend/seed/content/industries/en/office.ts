import type { IndustryCopy } from '../copy'

export const office: IndustryCopy = {
  name: 'Office',
  tagline: 'A backdrop for work, without distracting lyrics',
  search_terms:
    'bank, coworking, shared workspace, call centre, showroom, office building, factory, warehouse, studio, co-working',
  seo: {
    title: 'Licensed music for offices and workspaces',
    description:
      'A backdrop that helps people focus, a lobby that welcomes, a canteen that relaxes: set by room.',
  },
  intro: {
    title: 'Too much silence can be tiring too.',
    subtitle:
      'Licensed music for offices, banks and shared workspaces: it masks the noise and leaves room to think.',
    detail:
      'The lobby, the desks and the canteen have music of their own. Meeting rooms stay quiet, and whoever is on duty can turn it down from a phone.',
    calculate: 'Price it for my office',
  },
  benefits: {
    title: 'Protected focus',
    cards: [
      ['calm', 'No lyrics while focusing', 'Instrumentals that mask the noise without stealing attention'],
      ['people', 'A first impression', 'Guests and clients are met by your brand’s mood'],
      ['rhythm', 'A fresh midday break', 'The canteen changes its mood when lunch begins'],
    ],
  },
  personalisation: {
    title: 'A working day at a humane pace.',
    text: 'Tell us your hours and your rooms. Energy rises in the morning, holds through the day and settles before home time.',
    points: ['Head office', 'Bank', 'Coworking', 'Showroom'],
    playlists: [
      ['08:00', 'Settling in', 'Bright acoustic, 85–100 bpm'],
      ['10:00', 'Focus', 'Lo-fi without lyrics, 65–80 bpm'],
      ['12:00', 'Lunch', 'Light pop, 95–110 bpm'],
      ['15:30', 'Winding down', 'Bossa and soul, 85–100 bpm'],
    ],
  },
  features: {
    title: 'For offices',
    text: 'It runs automatically, so nobody has to be the DJ.',
    cards: [
      ['schedule', 'Stops by itself at night', 'The weekly schedule follows working hours in every room'],
      ['zones', 'Lobby, desks and canteen', 'Every room plays the mood that suits it best'],
      ['packages', 'One place for bills', 'Packages and purchases stay on record for your accounts'],
    ],
  },
  closing: {
    title: 'Give your team a backdrop that helps.',
    text: 'Start with the lobby. More floors and branches are quickly added.',
  },
}
