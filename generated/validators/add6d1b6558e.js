const schema0 = {"type":"object","required":["amaliyatLabelId","amaliyatCategoryId","titles"],"properties":{"amaliyatLabelId":{"type":"integer","minimum":1},"amaliyatCategoryId":{"type":"integer","minimum":1},"titles":{"type":"array","maxItems":100,"minItems":1,"items":{"type":"object","required":["languageId","text"],"properties":{"languageId":{"type":"integer","minimum":1},"text":{"type":"string","maxLength":255,"minLength":1}}}},"subTitles":{"type":"array","maxItems":100,"items":{"type":"object","required":["languageId"],"properties":{"languageId":{"type":"integer","minimum":1},"text":{"type":"string","maxLength":255}}}},"visibility":{"type":"object","properties":{"mode":{"type":"string","enum":["single","multiple","range"]},"start":{"type":"string","pattern":"^((0[1-9]|[12]\\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$"},"end":{"type":"string","pattern":"^((0[1-9]|[12]\\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$"},"dates":{"type":"array","maxItems":366,"items":{"type":"string","pattern":"^((0[1-9]|[12]\\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$"}}},"allOf":[{"if":{"properties":{"mode":{"const":"range"}},"required":["mode","start"]},"then":{"required":["end"]}},{"if":{"properties":{"mode":{"const":"range"}},"required":["mode","end"]},"then":{"required":["start"]}}]},"audioDbFile":{"type":"object"},"recommended":{"type":"boolean","default":false},"namazTracking":{"type":"boolean","default":false},"active":{"type":"boolean","default":true}},"$id":"-532f042e"};
const func0 = (text) => { let length = 0; for (const _ of text) length += 1; return length };
const pattern0 = new RegExp("^((0[1-9]|[12]\\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-532f042e" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amaliyatLabelId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amaliyatLabelId"},message:"must have required property '"+"amaliyatLabelId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amaliyatCategoryId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amaliyatCategoryId"},message:"must have required property '"+"amaliyatCategoryId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.titles === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "titles"},message:"must have required property '"+"titles"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.amaliyatLabelId !== undefined){
let data0 = data.amaliyatLabelId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/amaliyatLabelId",schemaPath:"#/properties/amaliyatLabelId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/amaliyatLabelId",schemaPath:"#/properties/amaliyatLabelId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.amaliyatCategoryId !== undefined){
let data1 = data.amaliyatCategoryId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/amaliyatCategoryId",schemaPath:"#/properties/amaliyatCategoryId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/amaliyatCategoryId",schemaPath:"#/properties/amaliyatCategoryId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.titles !== undefined){
let data2 = data.titles;
if(Array.isArray(data2)){
if(data2.length > 100){
const err7 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.languageId === undefined){
const err9 = {instancePath:instancePath+"/titles/" + i0,schemaPath:"#/properties/titles/items/required",keyword:"required",params:{missingProperty: "languageId"},message:"must have required property '"+"languageId"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.text === undefined){
const err10 = {instancePath:instancePath+"/titles/" + i0,schemaPath:"#/properties/titles/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.languageId !== undefined){
let data4 = data3.languageId;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err11 = {instancePath:instancePath+"/titles/" + i0+"/languageId",schemaPath:"#/properties/titles/items/properties/languageId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/titles/" + i0+"/languageId",schemaPath:"#/properties/titles/items/properties/languageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data3.text !== undefined){
let data5 = data3.text;
if(typeof data5 === "string"){
if(func0(data5) > 255){
const err13 = {instancePath:instancePath+"/titles/" + i0+"/text",schemaPath:"#/properties/titles/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data5) < 1){
const err14 = {instancePath:instancePath+"/titles/" + i0+"/text",schemaPath:"#/properties/titles/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/titles/" + i0+"/text",schemaPath:"#/properties/titles/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/titles/" + i0,schemaPath:"#/properties/titles/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.subTitles !== undefined){
let data6 = data.subTitles;
if(Array.isArray(data6)){
if(data6.length > 100){
const err18 = {instancePath:instancePath+"/subTitles",schemaPath:"#/properties/subTitles/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.languageId === undefined){
const err19 = {instancePath:instancePath+"/subTitles/" + i1,schemaPath:"#/properties/subTitles/items/required",keyword:"required",params:{missingProperty: "languageId"},message:"must have required property '"+"languageId"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.languageId !== undefined){
let data8 = data7.languageId;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err20 = {instancePath:instancePath+"/subTitles/" + i1+"/languageId",schemaPath:"#/properties/subTitles/items/properties/languageId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/subTitles/" + i1+"/languageId",schemaPath:"#/properties/subTitles/items/properties/languageId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data7.text !== undefined){
let data9 = data7.text;
if(typeof data9 === "string"){
if(func0(data9) > 255){
const err22 = {instancePath:instancePath+"/subTitles/" + i1+"/text",schemaPath:"#/properties/subTitles/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/subTitles/" + i1+"/text",schemaPath:"#/properties/subTitles/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/subTitles/" + i1,schemaPath:"#/properties/subTitles/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/subTitles",schemaPath:"#/properties/subTitles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.visibility !== undefined){
let data10 = data.visibility;
const _errs24 = errors;
let valid8 = true;
const _errs25 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing0;
if(((data10.mode === undefined) && (missing0 = "mode")) || ((data10.start === undefined) && (missing0 = "start"))){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data10.mode !== undefined){
if("range" !== data10.mode){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
var _valid0 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs27 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.end === undefined){
const err28 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/allOf/0/then/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs27 === errors;
valid8 = _valid0;
}
if(!valid8){
const err29 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs29 = errors;
let valid10 = true;
const _errs30 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if(((data10.mode === undefined) && (missing1 = "mode")) || ((data10.end === undefined) && (missing1 = "end"))){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
if(data10.mode !== undefined){
if("range" !== data10.mode){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
var _valid1 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs32 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.start === undefined){
const err32 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/allOf/1/then/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid1 = _errs32 === errors;
valid10 = _valid1;
}
if(!valid10){
const err33 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.mode !== undefined){
let data13 = data10.mode;
if(typeof data13 !== "string"){
const err34 = {instancePath:instancePath+"/visibility/mode",schemaPath:"#/properties/visibility/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((data13 === "single") || (data13 === "multiple")) || (data13 === "range"))){
const err35 = {instancePath:instancePath+"/visibility/mode",schemaPath:"#/properties/visibility/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0.properties.visibility.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.start !== undefined){
let data14 = data10.start;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err36 = {instancePath:instancePath+"/visibility/start",schemaPath:"#/properties/visibility/properties/start/pattern",keyword:"pattern",params:{pattern: "^((0[1-9]|[12]\\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$"},message:"must match pattern \""+"^((0[1-9]|[12]\\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/visibility/start",schemaPath:"#/properties/visibility/properties/start/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.end !== undefined){
let data15 = data10.end;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err38 = {instancePath:instancePath+"/visibility/end",schemaPath:"#/properties/visibility/properties/end/pattern",keyword:"pattern",params:{pattern: "^((0[1-9]|[12]\\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$"},message:"must match pattern \""+"^((0[1-9]|[12]\\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/visibility/end",schemaPath:"#/properties/visibility/properties/end/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data10.dates !== undefined){
let data16 = data10.dates;
if(Array.isArray(data16)){
if(data16.length > 366){
const err40 = {instancePath:instancePath+"/visibility/dates",schemaPath:"#/properties/visibility/properties/dates/maxItems",keyword:"maxItems",params:{limit: 366},message:"must NOT have more than 366 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
const err41 = {instancePath:instancePath+"/visibility/dates/" + i2,schemaPath:"#/properties/visibility/properties/dates/items/pattern",keyword:"pattern",params:{pattern: "^((0[1-9]|[12]\\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$"},message:"must match pattern \""+"^((0[1-9]|[12]\\d)-(0[1-9]|1[0-2])|30-(0[13-9]|1[0-2])|31-(0[13578]|1[02]))$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/visibility/dates/" + i2,schemaPath:"#/properties/visibility/properties/dates/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/visibility/dates",schemaPath:"#/properties/visibility/properties/dates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.audioDbFile !== undefined){
let data18 = data.audioDbFile;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err45 = {instancePath:instancePath+"/audioDbFile",schemaPath:"#/properties/audioDbFile/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.recommended !== undefined){
if(typeof data.recommended !== "boolean"){
const err46 = {instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.namazTracking !== undefined){
if(typeof data.namazTracking !== "boolean"){
const err47 = {instancePath:instancePath+"/namazTracking",schemaPath:"#/properties/namazTracking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err48 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

const schema1 = {"properties":{"mode":{"const":"range"}},"required":["mode","start"],"$id":"-658d38a6"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-658d38a6" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.start === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mode !== undefined){
if("range" !== data.mode){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "range"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"properties":{"mode":{"const":"range"}},"required":["mode","end"],"$id":"4f08a2c1"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="4f08a2c1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.end === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mode !== undefined){
if("range" !== data.mode){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/const",keyword:"const",params:{allowedValue: "range"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}
export const validators = {
  "-532f042e": validate0,
  "-658d38a6": validate1,
  "4f08a2c1": validate2,
}
