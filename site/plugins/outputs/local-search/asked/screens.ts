import { askedOn } from './asked-on.ts';

/** What readers ask about OrderUp, Media and Radio, in words that the sections do not have. */
export const askedOfScreens: Record<string, string[]> = {
  ...askedOn('/docs/orderup/intro', {
    'an-order-went-to-the-wrong-person': ['somebody took another order'],
    'an-order-is-ready-tell-the-customer': ['call the number again', 'call out a number'],
    'connect-a-web-shop': ['online orders on the board'],
    'how-do-i-put-an-order-up': [
      'order is stuck on preparing',
      'put a number on the screen as ready',
      'put an order on the board',
      'steps to show a number as ready',
    ],
    'put-a-finished-order-straight-to-ready': ['skip preparing'],
    'two-customers-have-the-same-number': [
      'the board shows a number twice',
      'same name on two orders',
    ],
    'the-board-shows-another-stores-orders': ['board of a different location'],
    'questions-before-you-choose-orderup': ['what to ask before buying'],
    'how-high-to-hang-the-order-screen': ['mounting height and size of the TV'],
    'ads-on-the-order-screen': ['show promotions beside the numbers'],
    'hardware-and-tv-for-orderup': [
      'several boards in one store',
      'device and player for the order screen',
    ],
    'an-order-is-missing': ['kitchen did not get the order'],
    'an-order-is-wrong-or-late': ['forgot the fries'],
    'i-marked-the-wrong-order-as-ready': ['hit ready too soon'],
    'nobody-collects-an-order': ['food has been sitting for two hours'],
  }),
  ...askedOn('/docs/orderup/resources', {
    'hand-over-in-four-steps': ['give the order to the right person'],
  }),
  ...askedOn('/docs/media/intro', {
    'hardware-and-players-for-media': [
      'which player, amplifier or TV to buy',
      'mount and pair a screen',
    ],
    'the-screen-or-tv-stays-dark': ['tv screen broken'],
    'file-types-and-a-preview': ['test content on a media screen'],
    'when-every-store-shows-it-and-proof-that-it-did': ['media report'],
    'show-something-in-all-stores-from-a-date': [
      'schedule a promo video in selected stores',
      'different ads in each store, a new promotion every week',
      'change the promotions on the screens every Friday',
    ],
    'what-these-docs-cover-today': ['can I set up screens with these docs'],
    'what-plays-without-a-connection': ['offline playback'],
    'announce-something-in-some-stores-on-certain-dates': ['regional campaign, holidays'],
    'the-music-has-stopped': ['sound does not work in the store', 'silence in the store'],
    'it-is-too-quiet-or-a-video-is-silent': ['cannot hear the loudspeaker'],
    'a-customer-complains-about-a-song': ['offensive music'],
    'it-shows-or-plays-the-wrong-thing': ['wrong promo on the screen'],
    'a-screen-still-shows-an-old-ad': ['ads from last month'],
  }),
  ...askedOn('/docs/radio/installation', {
    'plug-it-in-and-switch-it-on': ['switch the edge device on'],
    'volume-and-quiet-hours': ['radio opening hours, quiet at night'],
    'before-you-start': ['equipment and people for Radio'],
  }),
  ...askedOn('/docs/radio/intro', {
    'was-it-spoken-or-does-it-wait': ['the radio message comes late'],
    'build-a-device-that-speaks': [
      'radio device api, get messages and acknowledge them',
      'build our own edge device',
      'poll the queue of messages for a device',
    ],
    'two-ways-in': ['API or SMS to the radio'],
    'voice-language-and-speed': ['can the radio speak Spanish and English', 'male or female voice'],
    'five-were-sent-and-two-were-heard': ['some messages got lost'],
  }),
  ...askedOn('/docs/radio/radio-agent', {
    'what-this-name-means-here': ['what is Radio Agent'],
  }),
  ...askedOn('/docs/radio/radio-atc', {
    'what-it-should-reach': ['hosts for ATC'],
  }),
  ...askedOn('/docs/radio/resources', {
    'the-edge-device-and-the-license': ['does the box need a license'],
  }),
  ...askedOn('/docs/radio/troubleshooting', {
    'silence-the-voice-in-an-emergency': ['pause radio announcements in an emergency'],
    'the-edge-device-shows-as-offline': [
      'edge device broken, will not turn on',
      'edge device has no lights',
      'box has no connection',
    ],
    'somebody-unplugged-the-edge-device': ['box was pulled out'],
    'my-radio-or-headset-does-not-work': [
      'radio is broken',
      'headset damaged',
      'broken walkie-talkie',
    ],
    'how-do-i-send-a-message-to-the-radios': ['make the radio say something'],
    'invalid-api-key': ['radio refuses the key'],
    'which-channel-is-the-voice-on': ['change the radio channel'],
    'what-do-i-do-when-the-radio-speaks': ['voice said something, what now'],
    'the-voice-speaks-too-often': ['voice will not stop'],
    'the-same-message-is-heard-twice': ['announcement plays twice'],
    'the-message-crackles-or-hums': ['voice is garbled, cannot understand it'],
  }),
};
