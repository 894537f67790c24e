import { accessExplanation } from '../accounts/granting/access-explanation.js';
import { component } from '../rest/v2/openapi/schemas.js';

export const accessSchema = component('Access', accessExplanation);
