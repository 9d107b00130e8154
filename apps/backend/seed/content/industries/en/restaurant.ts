import type { IndustryCopy } from '../copy'

export const restaurant: IndustryCopy = {
  name: 'Restaurant and café',
  tagline: 'Quiet breakfasts, warm evenings',
  search_terms:
    'eatery, diner, coffee shop, bakery, food court, canteen, catering, bistro, warung, dining, cafe',
  seo: {
    title: 'Licensed music for restaurants and cafés',
    description: 'Music that follows your kitchen: breakfast, the lunch rush, coffee time and dinner.',
  },
  intro: {
    title: 'What people hear is part of how the food tastes.',
    subtitle:
      'Licensed music for restaurants and cafés: slow with the first coffee, light at lunch, warm once the candles are lit.',
    detail:
      'The dining room, the terrace and the open kitchen can each play something else. Your barista changes the playlist from a phone and never touches the owner’s account.',
    calculate: 'Price it for my restaurant',
  },
  benefits: {
    title: 'Lingering guests',
    cards: [
      ['rhythm', 'Tempo for every sitting', 'Quicker while people queue, slower once they settle'],
      ['calm', 'Room for conversation', 'Volume and arrangement chosen so that talk stays easy'],
      ['filter', 'Safe for families', 'Explicit songs are filtered before they reach the table'],
    ],
  },
  personalisation: {
    title: 'From the first coffee to the last plate.',
    text: 'Choose your style and your busy hours. We line up playlists that hand over gently; all you do is agree.',
    points: ['Coffee house', 'Family', 'Fine dining', 'Indonesian kitchen'],
    playlists: [
      ['07:00', 'First coffee', 'Acoustic folk, 75–90 bpm'],
      ['12:00', 'Lunch', 'Light pop, 100–115 bpm'],
      ['15:00', 'Coffee time', 'Lo-fi and new keroncong, 80–95 bpm'],
      ['19:00', 'Dinner', 'Soul and vocal jazz, 65–85 bpm'],
    ],
  },
  features: {
    title: 'For restaurants',
    text: 'What the floor and the till notice first.',
    cards: [
      ['playlist', 'Curated by cuisine', 'Ready playlists for coffee, family meals and fine dining'],
      ['remote', 'Baristas in control', 'Scan the QR at the till, share no password'],
      ['schedule', 'On time for the rush', 'The schedule lifts the tempo just as the queue grows'],
    ],
  },
  closing: {
    title: 'Serve music the way you serve food.',
    text: 'One dining room is one zone. The terrace and the second floor can follow.',
  },
}
