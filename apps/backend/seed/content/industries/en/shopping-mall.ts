import type { IndustryCopy } from '../copy'

export const shoppingMall: IndustryCopy = {
  name: 'Shopping mall',
  tagline: 'Playlists by age and lifestyle',
  search_terms:
    'mall, plaza, shop, store, boutique, supermarket, minimarket, department store, retail, shopping centre',
  seo: {
    title: 'Licensed music for malls and shopping centres',
    description:
      'Playlists by the gender, age group and lifestyle of your visitors, scheduled a week ahead for every floor and atrium.',
  },
  intro: {
    title: 'Every floor has its visitors, and its music.',
    subtitle:
      'Licensed music for malls: one atrium, dozens of corridors and hundreds of shops that sound like one place.',
    detail:
      'Schedule a week ahead, keep the family floor apart from fashion, and let the food court follow its own mealtimes.',
    calculate: 'Price it for my mall',
  },
  features: {
    title: 'For malls',
    text: 'Set in one control room, heard on every floor.',
    cards: [
      ['schedule', 'A week ahead', 'Weekdays and weekends arranged well in advance for every floor'],
      ['zones', 'Floor by floor', 'Atrium, corridors, parking and food court are separate zones'],
      ['report', 'Reports per player', 'Playback data of every zone, recorded without extra work'],
    ],
  },
  personalisation: {
    title: 'Arranged for whoever walks in.',
    text: 'Playlists are tailored to the visitors of each floor at each hour: by gender, by age group and by lifestyle.',
    points: [
      'Gender: the beauty floor and the gadget floor need not sound alike',
      'Age group: pupils after school, families at weekends, seniors in the morning',
      'Lifestyle: sport, fashion, hobbies and the home',
    ],
    playlists: [
      ['10:00', 'Morning walk', 'Easy listening and old favourites, 80–95 bpm'],
      ['13:00', 'Fashion floor', 'Electronic pop, 105–118 bpm'],
      ['16:00', 'After school', 'Current Indonesian pop, 100–120 bpm'],
      ['19:00', 'Family', 'Soul and pop for all ages, 90–105 bpm'],
    ],
  },
  benefits: {
    title: 'Comfortable crowds',
    cards: [
      ['people', 'Visitors feel expected', 'Music picked for the people who really pass by'],
      ['filter', 'Fit for children', 'The explicit-song filter covers all of the public areas'],
      ['rhythm', 'Corridors that breathe', 'Slower when it is packed, fresher when it clears'],
    ],
  },
  closing: {
    title: 'One mall, many stories, one control.',
    text: 'Start with the atrium. Add floors and branches from the portal as you go.',
  },
}
