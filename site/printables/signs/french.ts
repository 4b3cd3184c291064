import type { SignWords } from '../drawing/sign.ts';

const comes = 'Appuyez sur le bouton. Un membre de l’équipe viendra.';
const desk = 'Ou adressez-vous au service à la clientèle.';
const emergency = 'En cas d’urgence, appelez votre numéro d’urgence local.';

const bay: SignWords = {
  headline: ['Retrait'],
  says: 'Restez dans votre auto.\nNous venons à vous.',
  blanks: ['Dites-nous que vous êtes là:'],
  notes: ['Pas de téléphone? Allez au service à la clientèle.'],
};

/** The same signs in the French of Canada, by their names. */
export const french: Record<string, SignWords> = {
  'call-for-help-poster': {
    headline: ['Besoin', 'd’aide?'],
    says: 'Scannez le code\nou appuyez sur\nle bouton.',
    ownCode: 'Placez ici le code de votre bouton d’appel numérique.',
    notes: ['Restez à proximité. Un membre de l’équipe viendra.', desk, emergency],
  },
  'call-for-help-button-poster': {
    headline: ['Besoin', 'd’aide?'],
    says: comes,
    notes: [desk, emergency],
  },
  'call-for-help-locked-case-sign': {
    headline: ['Besoin d’ouvrir', 'cette vitrine?'],
    says: comes,
    notes: [desk],
  },
  'call-for-help-car-sign': {
    headline: ['Besoin d’aide', 'jusqu’à l’auto?'],
    says: 'Appuyez sur le bouton et attendez ici.',
    notes: [desk],
  },
  'text-for-help-poster': {
    headline: ['Besoin d’aide?', 'Textez-nous'],
    says: 'Dites-nous où\nvous êtes. Un membre de l’équipe viendra.',
    blanks: ['Textez à ce numéro:'],
    notes: [
      'Vous préférez ne pas texter? Adressez-vous au service à la clientèle.',
      'Répondez STOP pour vous désabonner, HELP pour plus de détails.\nDes frais de messagerie peuvent s’appliquer.',
      'Nous répondons pendant les heures d’ouverture.\nPas pour les urgences.',
    ],
  },
  'text-for-help-shelf-sign': {
    headline: ['Besoin d’aide ici?'],
    says: 'Textez ce mot à ce numéro.',
    blanks: ['Le mot et le numéro:'],
    notes: [
      'Répondez STOP pour vous désabonner. Des frais de messagerie peuvent s’appliquer. Pas pour les urgences.',
    ],
  },
  'curbside-entrance-sign': {
    headline: ['Retrait des', 'commandes'],
    says: 'Roulez lentement.\nDu personnel circule à pied.',
    blanks: ['Les places, et comment s’y rendre:'],
    notes: [],
  },
  'orderup-counter-sign': {
    headline: ['Retrait des', 'commandes'],
    says: 'Préparez votre numéro\nde commande.',
    notes: [
      'Nous vérifions la commande avec vous.',
      'Il manque quelque chose? Dites-le-nous avant de partir.',
    ],
  },
  'lockers-pickup-sign': {
    headline: ['Commande', 'à ramasser?'],
    says: 'Utilisez votre\ncode d’ouverture.\nVotre porte s’ouvre.',
    blanks: ['La porte reste fermée? Demandez ici:'],
    notes: ['Regardez à l’intérieur. Rien ne devrait y rester.'],
  },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`curbside-bay-${number}`, bay])),
};
