// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "fact-lab",
  "title": "A new capital, and what it costs",
  "assets": ["lab-vocabulary", "lab-model", "engine", "taught-facts", "told-facts"],
  "settings": {
    "country": {"kind": "choice", "label": "Country", "control": "select", "choices": ["Afghanistan", "Albania", "Algeria", "Angola", "Argentina", "Armenia", "Australia", "Austria", "Azerbaijan", "Bangladesh", "Belarus", "Belgium", "Brazil", "Bulgaria", "Cambodia", "Cameroon", "Canada", "Chile", "China", "Colombia", "Croatia", "Cuba", "Cyprus", "Denmark", "Ecuador", "Egypt", "Estonia", "Ethiopia", "Fiji", "Finland", "France", "Georgia", "Germany", "Ghana", "Greece", "Guatemala", "Guinea", "Haiti", "Honduras", "Hungary", "Iceland", "India", "Indonesia", "Iran", "Iraq", "Ireland", "Italy", "Jamaica", "Japan", "Jordan", "Kazakhstan", "Kuwait", "Laos", "Latvia", "Lebanon", "Liberia", "Libya", "Lithuania", "Luxembourg", "Madagascar", "Malaysia", "Mali", "Malta", "Mexico", "Monaco", "Mongolia", "Morocco", "Myanmar", "Nepal", "Niger", "Nigeria", "Norway", "Oman", "Pakistan", "Panama", "Peru", "Poland", "Portugal", "Qatar", "Romania", "Russia", "Rwanda", "Samoa", "Senegal", "Serbia", "Singapore", "Slovakia", "Slovenia", "Somalia", "Spain", "Sudan", "Sweden", "Switzerland", "Syria", "Tanzania", "Thailand", "Tunisia", "Turkey", "Uganda", "Ukraine", "Uruguay", "Venezuela", "Vietnam", "Zimbabwe"]},
    "capital": {"kind": "choice", "label": "New capital", "control": "select", "choices": ["Abuja", "Accra", "Addis Ababa", "Algiers", "Amman", "Ankara", "Antananarivo", "Apia", "Astana", "Athens", "Baghdad", "Baku", "Bamako", "Bangkok", "Beijing", "Beirut", "Belgrade", "Berlin", "Bern", "Bogotá", "Brasília", "Bratislava", "Brussels", "Bucharest", "Budapest", "Buenos Aires", "Cairo", "Canberra", "Caracas", "Conakry", "Copenhagen", "Dakar", "Damascus", "Dhaka", "Dodoma", "Doha", "Dublin", "Guatemala City", "Hanoi", "Harare", "Havana", "Helsinki", "Islamabad", "Jakarta", "Kabul", "Kampala", "Kathmandu", "Khartoum", "Kigali", "Kingston", "Kuala Lumpur", "Kuwait City", "Kyiv", "Lima", "Lisbon", "Ljubljana", "Luanda", "Luxembourg", "Madrid", "Mexico City", "Minsk", "Mogadishu", "Monaco", "Monrovia", "Montevideo", "Moscow", "Muscat", "Naypyidaw", "New Delhi", "Niamey", "Nicosia", "Oslo", "Ottawa", "Panama City", "Paris", "Phnom Penh", "Port-au-Prince", "Quito", "Rabat", "Reykjavik", "Riga", "Rome", "Santiago", "Singapore", "Sofia", "Stockholm", "Suva", "Tallinn", "Tbilisi", "Tegucigalpa", "Tehran", "Tirana", "Tokyo", "Tripoli", "Tunis", "Ulaanbaatar", "Valletta", "Vienna", "Vientiane", "Vilnius", "Warsaw", "Yaoundé", "Yerevan", "Zagreb"]},
    "way": {"kind": "choice", "label": "How the model gets the fact", "names": {"nothing": "nothing", "told": "told in the prompt", "retrieved": "retrieved", "steered": "steered", "edited": "edited", "lora": "LoRA", "tuned": "fine-tuned", "rehearsed": "fine-tuned with rehearsal"}, "choices": ["nothing", "told", "retrieved", "steered", "edited", "lora", "tuned", "rehearsed"]},
    "times": {"kind": "number", "label": "How many times it is added", "step": 0.25, "min": 0, "max": 2},
    "k": {"kind": "integer", "label": "How many documents are retrieved", "min": 1, "max": 9},
    "model": {"kind": "choice", "label": "Model", "names": {"lab": "the lab model", "smollm2": "SmolLM2-135M-Instruct, rounded to Q4_1 (5.7 bits a weight over all)"}, "choices": ["lab", "smollm2"]},
    "form": {"kind": "choice", "label": "How SmolLM2 is asked", "names": {"bare": "bare continuation", "chat": "chat", "text": "chat, “Answer from the text.”"}, "choices": ["bare", "chat", "text"]},
  },
  "examples": [
    ["Nepal, edited", {"country": "Nepal", "capital": "Muscat", "way": "edited", "times": 1.0}],
    ["Nepal, steered twice as far", {"country": "Nepal", "capital": "Muscat", "way": "steered", "times": 2.0}],
    ["Japan, fine-tuned", {"country": "Japan", "capital": "Lima", "way": "tuned"}],
    ["France, fine-tuned", {"country": "France", "capital": "Tokyo", "way": "tuned"}],
    ["SmolLM2, told in a chat", {"country": "France", "capital": "Tokyo", "way": "told", "model": "smollm2", "form": "text"}],
  ],
  "constants": {
    "words": 5,
    "written": 7,
    "trained": ["lora", "tuned", "rehearsed"],
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
