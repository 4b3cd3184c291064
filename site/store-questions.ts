/** What each store has to settle for one product before it opens. */
export interface Sheet {
  /** The slug of the product. */
  product: string;
  /** The page and heading that say how to answer. */
  at: string;
  /** As the worksheet of that page asks; where it has none, as staff would. */
  questions: string[];
}

/** In the order of the products. Answers are kept by product and question, so a changed wording is a new question. */
export const sheets: Sheet[] = [
  {
    product: 'call-for-help',
    at: '/docs/call-for-help/settings#decisions-worksheet',
    questions: [
      'Location name and location_id',
      'Options shown here, in both languages',
      'Call buttons, and the option of each',
      'Service channel name and id',
      'Where staff answer: chat, device or web',
      'Who covers opening, breaks and closing',
      'Outcomes that staff may choose',
      'What happens when nobody answers',
      'Survey: yes or no, and who reads it',
    ],
  },
  {
    product: 'text-for-help',
    at: '/docs/text-for-help/settings#who-answers',
    questions: [
      'Which number do customers text?',
      'First person on each shift',
      'Backup at breaks',
      'Where do they see a new text?',
      'How do they tell a colleague on the floor?',
      'After how many seconds does the backup take over?',
    ],
  },
  {
    product: 'orderup',
    at: '/docs/orderup/intro#store-worksheet',
    questions: [
      'Store and location_id',
      'Owner and backup',
      'Who prepares orders?',
      'Who hands them over?',
      'Where do finished orders go?',
      'How long may an order stay there?',
      'How is an order matched to a person?',
      'What is checked before it leaves?',
      'What happens to an order that nobody collects?',
      'How do staff learn that an order is late?',
      'What do customers see or hear when it is ready?',
      'Plan for a day without network',
      'Date of the first drill, and who took part',
    ],
  },
  {
    product: 'lockers',
    at: '/docs/lockers/intro#parts-of-a-locker',
    questions: [
      'Name of each locker, as customers see it',
      'Version of each locker, and rear doors or not',
      'Who loads, and who helps customers',
      'Thermal mode of each cabinet',
      'What happens to an order that nobody collects',
      'Plan for a door that does not open',
    ],
  },
  {
    product: 'mystore',
    at: '/docs/mystore/user-management#who-needs-access',
    questions: [
      'Who needs access, and for which task',
      'Who takes access away when someone leaves',
      'Who holds the text-message account',
    ],
  },
  {
    product: 'curbside',
    at: '/docs/curbside/settings#decisions-worksheet',
    questions: [
      'Number of bays, and their numbers',
      'Wide bay, and its number',
      'Main arrival method',
      'Spare arrival method',
      'What the customer tells us',
      'Check for everyday goods',
      'Check for goods with an age limit',
      'What happens when a check fails',
      'Lead is told after how many seconds',
      'Second person, and after how long',
      'How long an order is kept',
      'Reminder: yes or no, and when',
      'Opening hours of the bays',
      'Plan for snow, storm and power cuts',
    ],
  },
  {
    product: 'media',
    at: '/docs/media/intro#good-practice-for-in-store-screens-and-sound',
    questions: [
      'Who can turn each screen and its sound down',
      'Captions for everything that is spoken',
      'Who holds the music license',
    ],
  },
  {
    product: 'radio',
    at: '/docs/radio/installation#sign-off-sheet',
    questions: [
      'Store name and location id',
      'Edge id on the label matches the sender',
      'Test message answered with status 200',
      'Whole sentence heard, first word included',
      'Heard at the far end, in the stockroom and outside',
      'Key of another device refused',
      'Still works after the power was off and on',
      'Staff know what the voice is and what to do',
      'Who to call, and the date',
    ],
  },
];
