import { accessExplanation } from '../kit/administration.js';
import { component } from '../kit/index.js';

export const accessSchema = component('Access', accessExplanation);
